import DepFacts
import DepModel
import DepSyntax

/// Finds what is asked for, and decides what each double has.
struct MockPlanner: Sendable {
  private let request: MockRequest
  private let kept: KeptParts
  let project: ProjectTrees
  /// By name.
  private(set) var doubles: [TestDouble] = []
  private(set) var fillings: [Filling] = []
  private(set) var problems: [MockProblem] = []
  /// The modules that the file imports as `@testable`, sorted.
  private(set) var modules: [String] = []
  private var filledPaths: Set<String> = []

  init(request: MockRequest, project: ProjectTrees, kept: KeptParts) {
    self.request = request
    self.project = project
    self.kept = kept
  }

  /// A `Dependencies` struct, and what each of its fields gets: nil for what is passed.
  struct Filling: Sendable {
    enum Value: Sendable {
      case expression(String)
      /// A closure that fails the test.
      case closure(returning: String?)
      case literal(WrittenType.Function)
    }

    /// Such as `Feed.Dependencies`.
    let path: String
    let type: Int
    let fields: DependenciesFields
    fileprivate(set) var values: [Value?] = []
  }

  /// Protocols that get one double together.
  private struct Wish: Hashable {
    var protocols: [Int]
    var isSendable = false
  }

  /// The name of a double, and whether it has to be Sendable.
  private struct PlannedDouble {
    var name: String
    var isSendable: Bool
  }

  mutating func plan() {
    var wishes: Set<Wish> = []
    for text in request.protocols {
      let names = text.split(separator: "&").map { String($0).trimmed }
      let plain = names.filter { $0 != "Sendable" }
      let found = plain.compactMap { find($0) }
      if found.count == plain.count, !found.isEmpty {
        wishes.insert(Wish(protocols: found, isSendable: plain.count < names.count))
      }
    }
    var owners: [(filling: Filling, fields: [FieldDouble])] = []
    for owner in request.owners {
      guard let (filling, fields) = fields(of: owner) else { continue }
      owners.append((filling, fields))
      for wanted in fields.compactMap(\.wanted) {
        wishes.insert(Wish(protocols: wanted.protocols, isSendable: wanted.isSendable))
      }
    }
    let asked = Set(wishes.flatMap(\.protocols))
    checkNames(of: asked)
    let planned = names(of: wishes)
    make(planned)
    filledPaths = Set(owners.map(\.filling.path))
    modules = modules(declaring: asked.union(owners.map(\.filling.type)))
    for (filling, fields) in owners.sorted(by: { $0.filling.path < $1.filling.path }) {
      var filling = filling
      filling.values = zip(filling.fields.all, fields).map { field, double in
        value(of: double, field, in: filling, planned)
      }
      fillings.append(filling)
    }
  }

  private mutating func make(_ planned: [[Int]: PlannedDouble]) {
    var planner = DoublePlanner(project)
    for (protocols, double) in planned.sorted(by: { $0.value.name < $1.value.name }) {
      let written = KeptMembers(kept[double.name])
      doubles += [
        planner.double(
          of: protocols, named: double.name, isSendable: double.isSendable,
          without: { written.has($0) })
      ].compactMap { $0 }
    }
    problems += planner.problems
  }

  /// One name for each set of protocols; a Sendable double stands for the one that is none.
  private func names(of wishes: Set<Wish>) -> [[Int]: PlannedDouble] {
    var sendable: [[Int]: Bool] = [:]
    for wish in wishes {
      sendable[wish.protocols] = sendable[wish.protocols] ?? false || wish.isSendable
    }
    func short(_ protocols: [Int]) -> String {
      protocols.map { project.model.types[$0].name.lastName }.joined() + "Mock"
    }
    func full(_ protocols: [Int]) -> String {
      protocols.map { project.model.types[$0].name.filter { $0 != "." } }.joined() + "Mock"
    }
    let owners = Dictionary(grouping: sendable.keys, by: short)
    return Dictionary(
      uniqueKeysWithValues: sendable.map { protocols, isSendable in
        let name = short(protocols)
        let isUnique = owners[name]?.count == 1
        return (
          protocols, PlannedDouble(name: isUnique ? name : full(protocols), isSendable: isSendable)
        )
      })
  }

  // MARK: Modules

  /// The modules that the user names, or else those that declare what the file doubles.
  ///
  /// A test target has no module to import, and a file directly in the working directory is in a
  /// module whose name only its folder tells.
  private func modules(declaring types: Set<Int>) -> [String] {
    guard request.modules.isEmpty else { return request.modules }
    let known = types.map { project.model.types[$0] }.filter { type in
      !type.isTest && project.records[type.place.file].path.contains("/")
    }
    return Set(known.map(\.module)).subtracting([request.outputModule].compactMap(\.self)).sorted()
  }

  /// Swift cannot tell protocols of one name apart where a file imports both modules.
  private mutating func checkNames(of protocols: Set<Int>) {
    let types = protocols.map { project.model.types[$0] }
    for (name, same) in Dictionary(grouping: types, by: \.name) where same.count > 1 {
      let names = same.map { "'\($0.module).\(name)'" }.sorted().joined(separator: " and ")
      problems.append(
        MockProblem(.error, "\(names) share a name; write their doubles to separate files"))
    }
  }

  // MARK: Looking up

  /// The protocol that a user names; nil, and a problem, where there is none or more than one.
  private mutating func find(_ name: String) -> Int? {
    let search = DeclarationSearch(name, kind: .protocol, in: project)
    if let only = search.only { return only }
    guard search.isEmpty else {
      problems.append(search.ambiguity(of: "protocol"))
      return nil
    }
    let protocols = project.model.types.filter { $0.kind == .protocol }.map(\.name).sorted()
    let near = NearestName.of(name, among: protocols)
    problems.append(
      MockProblem(
        .error,
        "there is no protocol '\(name)' among the sources"
          + (near.map { "; did you mean '\($0)'?" } ?? "; name its folder with '--source'")))
    return nil
  }

  // MARK: Dependencies

  private mutating func fields(of owner: String) -> (Filling, [FieldDouble])? {
    var parts = owner.split(separator: ".").map(String.init)
    if parts.last == "Dependencies" { parts.removeLast() }
    let path = parts.joined(separator: ".")
    let search = DeclarationSearch("\(path).Dependencies", kind: .struct, in: project)
    guard search.isEmpty || search.only != nil else {
      problems.append(search.ambiguity(of: "type"))
      return nil
    }
    guard let type = search.only, let fields = DependenciesFields(of: type, in: project) else {
      problems.append(missing(path))
      return nil
    }
    let doubler = FieldDoubler(types: TypeKnowledge(project: project, near: [type]))
    return (
      Filling(
        path: project.model.types[type].name, type: type, fields: fields),
      fields.all.map { doubler.double(of: $0.type) }
    )
  }

  private func missing(_ owner: String) -> MockProblem {
    guard TypeSearch.types(named: owner, in: project.model).isEmpty else {
      return MockProblem(
        .error,
        "'\(owner)' has no 'struct Dependencies'; 'depstructs migrate \(owner)' writes one")
    }
    let names = Set(project.model.types.filter { !$0.isTest }.map(\.name)).sorted()
    let near = NearestName.of(owner, among: names)
    return MockProblem(
      .error,
      "there is no type '\(owner)' among the sources"
        + (near.map { "; did you mean '\($0)'?" } ?? "; name its folder with '--source'"))
  }

  /// The expression that makes a double; nil where it needs arguments that are not known.
  private func blank(
    _ wanted: FieldDouble.Wanted, _ planned: [[Int]: PlannedDouble]
  ) -> String? {
    guard let name = planned[wanted.protocols]?.name,
      let double = doubles.first(where: { $0.name == name }),
      double.genericParameters.count == wanted.arguments.count
    else { return nil }
    let arguments = wanted.arguments.joined(separator: ", ")
    return arguments.isEmpty ? double.blank : "\(name)<\(arguments)>()"
  }

  private mutating func value(
    of double: FieldDouble, _ field: DependenciesFields.Field, in filling: Filling,
    _ planned: [[Int]: PlannedDouble]
  ) -> Filling.Value? {
    switch double {
    case .double(let wanted): return blank(wanted, planned).map { .expression($0) }
    case .maker(let wanted): return .closure(returning: blank(wanted, planned))
    case .closure(let result): return .closure(returning: result)
    case .literal(let function): return .literal(function)
    case .nested(let path):
      return filledPaths.contains(path) ? .expression(".failing") : nil
    case .parameter:
      problems.append(
        MockProblem(
          .warning,
          "no double exists for '\(field.name): \(field.type.text)', which is neither a "
            + "protocol nor a closure; 'failing' takes the value as a parameter",
          at: MockProblem.Place(path: filling.fields.path, position: field.position)))
      return nil
    }
  }
}
