internal import SwiftSyntax

/// Puts together what a double of some protocols has to have.
struct DoubleBuilder: Sendable {
  private(set) var index: DeclarationIndex
  let standard: DeclarationIndex
  private(set) var problems: [MockProblem] = []

  init(index: DeclarationIndex) {
    self.index = index
    standard = DeclarationIndex([
      MockSource(path: StandardProtocols.path, bytes: Array(StandardProtocols.text.utf8))
    ])
  }

  var types: TypeKnowledge { TypeKnowledge(index: index) }

  /// The double of all the protocols together; nil where there cannot be one.
  mutating func double(
    of requested: [TypeDeclaration], named name: String, isSendable: Bool,
    without isWritten: (Member) -> Bool
  ) -> TestDouble? {
    var collector = ProtocolCollector(index: index, standard: standard)
    for declaration in requested { collector.add(declaration, isStandard: false) }
    index = collector.index
    guard refusals(of: requested, collector).isEmpty else { return nil }
    problems += collector.problems

    var double = TestDouble(
      name: name, conformances: requested.map(\.path),
      title: requested.map(\.name).joined(separator: " & "))
    if isSendable { double.conformances.append("Sendable") }
    double.superclass = collector.superclass
    apply(isolationOf: requested, collector, sendable: isSendable, to: &double)
    var types = associatedTypes(collector)
    loadTypes(collector)
    double.members = members(collector, &types, double)
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
    double.requirements = types.clauses.map { clause in
      let rewriting = NameRewriting(selfName: double.fullName, names: [:])
      return clause.contains("Self")
        ? clause.split(separator: " ").map {
          $0.hasPrefix("Self") ? rewriting.text(of: TypeReading.type(String($0))) : String($0)
        }.joined(separator: " ") : clause
    }
    double.aliases = types.aliases.map {
      TestDouble.Alias(name: $0.name, type: $0.type.replacingSelf(by: name))
    }
    double.imports = imports(collector)
    double.needsHash = collector.names.contains("Hashable")
    double.needsEquality =
      (double.needsHash || collector.names.contains("Equatable")
        || collector.names.contains("Comparable"))
      && !double.members.flat.contains { $0.name == "==" }
    return double
  }

  private mutating func refusals(
    of requested: [TypeDeclaration], _ collector: ProtocolCollector
  ) -> [MockProblem] {
    var refusals: [MockProblem] = []
    for declaration in requested {
      let place = index.files[declaration.file].place(of: declaration.node)
      for word: Keyword in [.private, .fileprivate] where declaration.has(modifier: word) {
        refusals.append(
          MockProblem(
            .error,
            "'\(declaration.path)' is private to its file, and no test can see it; make it internal",
            at: place))
      }
      if collector.names.contains("DistributedActor") {
        refusals.append(
          MockProblem(
            .error,
            "'\(declaration.path)' is for distributed actors, whose calls an actor system carries; "
              + "put a double there", at: place))
      }
      if collector.names.contains("BitwiseCopyable") {
        refusals.append(
          MockProblem(
            .error,
            "'\(declaration.path)' is BitwiseCopyable, and nothing with a handler in it can be",
            at: place))
      }
    }
    problems += refusals
    return refusals
  }

  mutating func adopt(_ new: DeclarationIndex) { index = new }

  mutating func report(_ new: [MockProblem]) { problems += new }

  // MARK: Isolation

  private func apply(
    isolationOf requested: [TypeDeclaration], _ collector: ProtocolCollector, sendable: Bool,
    to double: inout TestDouble
  ) {
    let actors = Set(requested.map { $0.globalActor(known: index.globalActors) })
    if isActor(collector) {
      double.isolation = .actor
    } else if actors.count == 1, let actor = actors.first ?? nil {
      double.isolation = .globalActor(actor)
    } else if let name = collector.superclass, let actor = globalActor(ofClass: name) {
      double.isolation = .globalActor(actor)
    }
    let sendable: Set<String> = ["Sendable", "Error", "LocalizedError", "CodingKey"]
    double.isSendable =
      double.isolation == .none
      && (double.conformances.contains("Sendable") || !collector.names.isDisjoint(with: sendable))
    for declaration in requested {
      for attribute in declaration.attributes {
        let text = attribute.trimmedDescription
        if text.hasPrefix("@available"), !text.contains("deprecated") {
          double.attributes.append(text)
        }
      }
      if declaration.has("objc"), double.superclass == nil { double.superclass = "NSObject" }
    }
  }

  private func isActor(_ collector: ProtocolCollector) -> Bool {
    !collector.names.isDisjoint(with: ["Actor", "AnyActor", "DistributedActor"])
  }

  private func globalActor(ofClass name: String) -> String? {
    let known = index.known(TypeKnowledge.last(name))
    if let actor = known.compactMap({ $0.globalActor(known: index.globalActors) }).first {
      return actor
    }
    return known.isEmpty && name != "NSObject" ? "MainActor" : nil
  }

  // MARK: Types

  private func associatedTypes(_ collector: ProtocolCollector) -> AssociatedTypes {
    var types = AssociatedTypes()
    for collected in collector.protocols {
      types.add(collected, rewriting: rewriting(of: collected, selfName: "Self"))
    }
    return types
  }

  /// Parses what declares the types that the members name.
  private mutating func loadTypes(_ collector: ProtocolCollector) {
    for collected in collector.protocols where !collected.isStandard {
      var names = TypeReading.names(in: collected.node)
      names.formUnion(collected.declaration.path.split(separator: ".").map(String.init))
      index.load(names)
    }
  }

  func rewriting(of collected: CollectedProtocol, selfName: String) -> NameRewriting {
    var names = collected.isStandard ? [:] : index.names(around: collected.declaration.outer)
    for member in collected.node.memberBlock.members {
      if let type = member.decl.as(AssociatedTypeDeclSyntax.self) { names[type.name.text] = nil }
      if let type = member.decl.as(TypeAliasDeclSyntax.self) { names[type.name.text] = nil }
    }
    return NameRewriting(selfName: selfName, names: names)
  }

  private func imports(_ collector: ProtocolCollector) -> [String] {
    let files = Set(collector.protocols.filter { !$0.isStandard }.map(\.declaration.file))
    return files.sorted().flatMap { ImportReader.imports(in: index.files[$0].tree) }
  }
}
