import DepFacts
import DepMigration
import DepModel
import DepSyntax
import DepWiring

/// Which objects a container hands to several places, and to which.
struct SharingContainer {
  /// A registration whose object code outside of a root goes on to fetch.
  struct Shared {
    let registration: Registration
    let reader: ContainerBridge.Reader
  }

  /// A registration that a default fetches.
  struct Fetched {
    let registration: Registration
    /// The name of its container.
    let container: String
    /// The member of the root that it asks for; nil where it makes the object itself.
    let askedMember: String?
    /// Whether each fetch makes an object.
    let isNew: Bool
  }

  private let registrations: Registrations
  private let lifetimes: [RegistrationLifetime?]
  /// The members of roots that registrations ask for.
  private let asking: [Int: String]
  /// The registrations that hand out one object, and that ask no root.
  let kept: Set<Int>
  /// By registration: those that it fetches.
  private let fetched: [Set<Int>]
  private let reads: [(reader: ContainerBridge.Reader, registrations: [Int])]

  init(_ registrations: Registrations, in project: ProjectTrees, roots: [Int]) {
    self.registrations = registrations
    let services = RegisteredServices(registrations, project.scope)
    let all = registrations.all.indices
    let asking = ContainerBridgeFinder(project: project, roots: roots).asking(registrations)
    let lifetimes = RegistrationSurvey(registrations, scope: project.scope).entries.map(\.lifetime)
    self.asking = asking
    self.lifetimes = lifetimes
    let rootNames = Set(roots.map { project.model.types[$0].name })
    kept = Set(
      all.filter { index in
        Self.isShared(lifetimes[index]) && asking[index] == nil
          && rootNames.isDisjoint(with: registrations.all[index].services)
      })
    var fetched = registrations.all.map { registration in
      registration.mayFetchAny
        ? Set(all)
        : Set(
          registration.body.fetches.flatMap {
            services.registrations(naming: $0.key, in: registration.file)
          })
    }
    var reads: [(reader: ContainerBridge.Reader, registrations: [Int])] = []
    for read in registrations.reads + registrations.mentions {
      let found =
        read.key.map { services.registrations(naming: $0, in: read.file) } ?? Array(all)
      let around = all.filter { index in
        let registration = registrations.all[index]
        return registration.file == read.file
          && registration.statement.contains(Int(read.place.position.offset))
      }
      for index in around { fetched[index].formUnion(found) }
      guard around.isEmpty else { continue }
      let reader = ContainerBridge.Reader(
        place: Place(file: read.file, position: read.place.position),
        owner: read.owner ?? read.place.path)
      reads.append((reader, found))
    }
    self.fetched = fetched
    self.reads = reads
  }

  /// A lifetime that the tool cannot read may be one that shares.
  private static func isShared(_ lifetime: RegistrationLifetime?) -> Bool {
    switch lifetime {
    case .kept, .retained, nil: true
    case .new, .graph: false
    }
  }

  var name: String { registrations.dialect.name }

  /// The first kept object that a default fetches, the root does not, and code that stays does.
  func sharedObject(
    of defaults: CodeRegion, _ rootCode: CodeRegion, gone: CodeRegion
  ) -> Shared? {
    let own = reads.filter { defaults.contains($0.reader.place) }.flatMap(\.registrations)
    guard !own.isEmpty else { return nil }
    // What the root gets from the container is the container's own.
    let handedToRoot = Set(
      reads.filter { rootCode.contains($0.reader.place) }.flatMap(\.registrations))
    let mine = reached(from: own, besides: handedToRoot).intersection(kept)
    guard !mine.isEmpty else { return nil }
    let staying = reads.filter {
      !gone.contains($0.reader.place) && !rootCode.contains($0.reader.place)
    }
    for read in staying.sorted(by: { $0.reader.place < $1.reader.place }) {
      let theirs = reached(from: read.registrations, besides: [])
      if let shared = mine.intersection(theirs).min() {
        return Shared(registration: registrations.all[shared], reader: read.reader)
      }
    }
    return nil
  }

  private func reached(from start: [Int], besides left: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var open = start
    while let next = open.popLast() {
      if !left.contains(next), found.insert(next).inserted { open += fetched[next] }
    }
    return found
  }

  /// What a default fetches itself, and the root does not get from the container.
  func fetches(of defaults: CodeRegion, _ rootCode: CodeRegion) -> [Fetched] {
    let handedToRoot = Set(
      reads.filter { rootCode.contains($0.reader.place) }.flatMap(\.registrations))
    let own = reads.filter { defaults.contains($0.reader.place) }.flatMap(\.registrations)
    return Set(own).subtracting(handedToRoot).sorted().map { index in
      Fetched(
        registration: registrations.all[index], container: name, askedMember: asking[index],
        isNew: lifetimes[index] == .new)
    }
  }

  /// How to let the container hand out what the root makes.
  func advice(for root: String) -> String {
    let place = registrations.dialect.properties.isEmpty ? "root" : "\"self.root()\""
    return "run 'depstructs wire \(root) --from-container \(name) --bridge \(place) --write' first"
  }
}
