import DepFacts
import DepModel
import DepSyntax

/// Decides what a double of some protocols has to have.
struct DoublePlanner: Sendable {
  let project: ProjectTrees
  private(set) var problems: [MockProblem] = []

  init(_ project: ProjectTrees) { self.project = project }

  private var scope: ProjectScope { project.scope }

  /// The double of all the protocols together; nil where there cannot be one.
  mutating func double(
    of requested: [Int], named name: String, isSendable: Bool,
    without isWritten: (Member) -> Bool
  ) -> TestDouble? {
    let collected = CollectedProtocols(of: requested, in: project)
    let own = collected.all.filter { $0.type.map(requested.contains) ?? false }
    let refusals = own.flatMap { Self.refusals(of: $0, path(of: $0), collected.names) }
    problems += refusals
    guard refusals.isEmpty else { return nil }
    problems += collected.problems

    let paths = requested.map { project.model.types[$0].name }
    var double = TestDouble(
      name: name, conformances: paths, title: paths.map(\.lastName).joined(separator: " & "),
      protocols: collected.types)
    if isSendable { double.conformances.append("Sendable") }
    double.superclass = collected.superclass
    apply(isolationOf: own.map(\.site), collected, to: &double)
    apply(attributesOf: own.map(\.site), to: &double)
    addMembers(collected, without: isWritten, to: &double)
    double.imports = collected.all.filter { !$0.isStandard }.flatMap(\.site.imports)
    double.needsHash = collected.names.contains("Hashable")
    double.needsEquality =
      !collected.names.isDisjoint(with: ["Hashable", "Equatable", "Comparable"])
      && !double.members.flat().contains { $0.name == "==" }
    return double
  }

  /// Members, and what they say of the associated types.
  private mutating func addMembers(
    _ collected: CollectedProtocols, without isWritten: (Member) -> Bool,
    to double: inout TestDouble
  ) {
    var types = AssociatedTypes()
    for one in collected.all { types.add(one, rewriting: rewriting(of: one, selfName: "Self")) }
    double.members = members(collected, &types, double)
      .compactMapMembers { isWritten($0) ? nil : $0 }
    types.settle()
    if types.fixed["ID"] != "ObjectIdentifier" {
      double.members = double.members.compactMapMembers { member in
        var member = member
        if member.name == "id" { member.fallback = nil }
        return member
      }
    }
    double.genericParameters = types.parameters
    let full = NameRewriting(selfName: double.fullName)
    double.requirements = types.clauses.map { clause in
      guard clause.contains("Self") else { return clause }
      return clause.split(separator: " ")
        .map { $0.hasPrefix("Self") ? full.type(String($0)) : String($0) }.joined(separator: " ")
    }
    let short = NameRewriting(selfName: double.name)
    double.aliases = types.aliases.map {
      TestDouble.Alias(
        name: $0.name, type: $0.type.contains("Self") ? short.type($0.type) : $0.type)
    }
  }

  private static func refusals(
    of collected: CollectedProtocol, _ path: String, _ names: Set<String>
  ) -> [MockProblem] {
    var reasons: [String] = []
    if collected.site.isPrivate {
      reasons.append("private to its file, where no test can see it; make the protocol internal")
    }
    if names.contains("DistributedActor") {
      reasons.append(
        "for distributed actors, whose calls go through an actor system; replace that in the test")
    }
    if names.contains("BitwiseCopyable") {
      reasons.append("BitwiseCopyable, and a type with handlers cannot be")
    }
    return reasons.map {
      MockProblem(.error, "'\(path)' is \($0)", at: collected.place(\.position))
    }
  }

  mutating func report(_ new: [MockProblem]) { problems += new }

  func path(of collected: CollectedProtocol) -> String {
    collected.type.map { project.model.types[$0].name } ?? collected.site.name
  }

  // MARK: Isolation

  private func apply(
    isolationOf requested: [ProtocolSite], _ collected: CollectedProtocols,
    to double: inout TestDouble
  ) {
    let actors = Set(requested.map { $0.globalActor(in: scope) })
    if !collected.names.isDisjoint(with: ["Actor", "AnyActor", "DistributedActor"]) {
      double.isolation = .actor
    } else if actors.count == 1, let actor = actors.first ?? nil {
      double.isolation = .globalActor(actor)
    } else if let name = collected.superclass,
      let actor = globalActor(ofClass: name, near: double.protocols)
    {
      double.isolation = .globalActor(actor)
    }
    double.isSendable =
      double.isolation == .none
      && scope.isSendable(inheriting: collected.names.union(double.conformances))
  }

  private func apply(attributesOf sites: [ProtocolSite], to double: inout TestDouble) {
    for attribute in sites.flatMap(\.attributes) {
      if attribute.hasPrefix("@available"), !attribute.contains("deprecated") {
        double.attributes.append(attribute)
      }
      let isObjectiveC = attribute == "@objc" || attribute.hasPrefix("@objc(")
      if isObjectiveC, double.superclass == nil { double.superclass = "NSObject" }
    }
  }

  /// Classes of SDKs that protocols ask for are views and their controllers.
  private func globalActor(ofClass name: String, near types: [Int]) -> String? {
    guard case .type(let type) = types.lazy.compactMap({ scope.meaning(of: name, in: $0) }).first
    else {
      return scope.sdk.lists(name, in: .nonisolatedTypes) ? nil : "MainActor"
    }
    return scope.isolation(of: type).attribute.map { String($0.dropFirst()) }
  }

  // MARK: Types

  func rewriting(of collected: CollectedProtocol, selfName: String) -> NameRewriting {
    var names: [String: String] = [:]
    if let type = collected.type {
      for name in collected.site.writtenNames {
        let full = scope.fullName(of: name, in: type)
        if full != name { names[name] = full }
      }
    }
    return NameRewriting(selfName: selfName, names: names)
  }
}
