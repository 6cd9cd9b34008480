internal import DepFacts
internal import SwiftSyntax

/// Finds what is asked for, and reads it.
struct MockPlanner: Sendable {
  private let request: MockRequest
  private let kept: KeptParts
  private(set) var builder: DoubleBuilder
  /// By name.
  private(set) var doubles: [TestDouble] = []
  private(set) var structs: [(dependencies: DependenciesStruct, values: [String?])] = []
  private(set) var problems: [MockProblem] = []

  init(request: MockRequest, sources: [MockSource], kept: KeptParts) {
    self.request = request
    self.kept = kept
    builder = DoubleBuilder(index: DeclarationIndex(sources))
  }

  /// Protocols that get one double together.
  private struct Wish: Hashable {
    var paths: [String]
    var isSendable = false
  }

  mutating func plan() {
    var wishes: Set<Wish> = []
    for text in request.protocols {
      let names = text.split(separator: "&").map { String($0).trimmed }
      let paths = names.filter { $0 != "Sendable" }.compactMap { find($0)?.path }
      if paths.count == names.filter({ $0 != "Sendable" }).count, !paths.isEmpty {
        wishes.insert(Wish(paths: paths, isSendable: names.contains("Sendable")))
      }
    }
    var owners: [(DependenciesStruct, [FieldDouble])] = []
    for owner in request.owners {
      guard let (dependencies, fields) = fields(of: owner) else { continue }
      owners.append((dependencies, fields))
      for field in fields {
        switch field {
        case .double(let names, _, let isSendable), .maker(_, let names, _, let isSendable):
          wishes.insert(Wish(paths: resolved(names, dependencies), isSendable: isSendable))
        case .value, .nested, .parameter: break
        }
      }
    }
    let names = self.names(of: wishes)
    make(names)
    for (dependencies, fields) in owners.sorted(by: { $0.0.path < $1.0.path }) {
      let values = zip(dependencies.fields, fields).map { field, double -> String? in
        value(of: double, field, dependencies, names)
      }
      structs.append((dependencies, values))
    }
    problems += builder.problems
  }

  private mutating func make(_ names: [[String]: String]) {
    for (paths, name) in names.sorted(by: { $0.value < $1.value }) {
      let plain = paths.filter { $0 != "Sendable" }
      let found = plain.compactMap { path in
        builder.index.known(TypeKnowledge.last(path)).first {
          $0.path == path && $0.kind == .protocol
        }
      }
      guard found.count == plain.count else { continue }
      let written = KeptMembers(kept[name])
      if let double = builder.double(
        of: found, named: name, isSendable: paths.contains("Sendable"),
        without: { written.has($0) })
      {
        doubles.append(double)
      }
    }
  }

  /// One name for each set of protocols; a Sendable double stands for the one that is none.
  private func names(of wishes: Set<Wish>) -> [[String]: String] {
    var sendable: [[String]: Bool] = [:]
    for wish in wishes { sendable[wish.paths] = sendable[wish.paths] ?? false || wish.isSendable }
    func short(_ paths: [String]) -> String {
      paths.map(TypeKnowledge.last).joined() + "Mock"
    }
    var owners: [String: Int] = [:]
    for paths in sendable.keys { owners[short(paths), default: 0] += 1 }
    var names: [[String]: String] = [:]
    for (paths, isSendable) in sendable {
      let name =
        owners[short(paths)] == 1
        ? short(paths) : paths.joined().filter { $0 != "." } + "Mock"
      names[paths + (isSendable ? ["Sendable"] : [])] = name
    }
    return names
  }

  // MARK: Looking up

  /// The protocol of a name; nil, and a problem, where there is none or more than one.
  private mutating func find(_ name: String) -> TypeDeclaration? {
    let known = builder.index.known(TypeKnowledge.last(name)).filter { $0.kind == .protocol }
    let exact = known.filter { $0.path == name }
    var found = exact.isEmpty ? known.filter { ".\($0.path)".hasSuffix(".\(name)") } : exact
    let shipped = found.filter { !isTest(builder.index.files[$0.file].path) }
    if !shipped.isEmpty { found = shipped }
    if found.count == 1 { return found[0] }
    if let module = known.first(where: { name.hasSuffix(".\($0.path)") }), found.isEmpty {
      return module
    }
    guard let first = found.first else {
      let near = NearestName.of(name, among: builder.index.protocolNames)
      problems.append(
        MockProblem(
          .error,
          "there is no protocol '\(name)' among the sources"
            + (near.map { "; did you mean '\($0)'?" } ?? "; name their folder with '--source'")))
      return nil
    }
    // The same one in the branches of `#if`, or in one file twice, is one.
    if Set(found.map(\.file)).count == 1, Set(found.map(\.path)).count == 1 { return first }
    let places = found.map { declaration in
      let place = builder.index.files[declaration.file].place(of: declaration.node)
      return "'\(declaration.path)' at \(place.path):\(place.position.line)"
    }
    problems.append(
      MockProblem(
        .error,
        "'\(name)' is more than one protocol: \(places.joined(separator: ", ")); write its full "
          + "name, or say with '--source' where to look",
        at: builder.index.files[first.file].place(of: first.node)))
    return nil
  }

  /// Whether a folder on the way is for tests by its name: protocols there are seldom meant.
  private func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  // MARK: Dependencies

  private mutating func fields(of owner: String) -> (DependenciesStruct, [FieldDouble])? {
    var parts = owner.split(separator: ".").map(String.init)
    if parts.last == "Dependencies" { parts.removeLast() }
    let path = parts.joined(separator: ".")
    var index = builder.index
    index.load([parts.last ?? owner, "Dependencies"])
    let candidates = index.known("Dependencies").filter {
      $0.kind == .struct && ($0.outer == path || $0.outer?.hasSuffix(".\(path)") == true)
    }
    guard let declaration = candidates.first(where: { $0.outer == path }) ?? candidates.first else {
      builder.adopt(index)
      problems.append(
        MockProblem(
          .error,
          "there is no 'struct Dependencies' in a type '\(path)' among the sources; "
            + "'depstructs migrate \(path)' writes one"))
      return nil
    }
    let dependencies = DependenciesStruct(declaration, in: index.files[declaration.file])
    for field in dependencies.fields { index.load(TypeReading.names(in: field.type)) }
    builder.adopt(index)
    let doubler = FieldDoubler(types: builder.types, owner: dependencies.path)
    return (dependencies, dependencies.fields.map(doubler.double))
  }

  private func resolved(_ names: [String], _ dependencies: DependenciesStruct) -> [String] {
    let finder = ProtocolCollector(index: builder.index, standard: builder.standard)
    return names.map { finder.find($0, around: dependencies.path)?.path ?? $0 }
  }

  /// A double without handlers; nil where there is none that can be made without more.
  private func blank(
    _ paths: [String], _ arguments: [String], _ names: [[String]: String]
  ) -> String? {
    guard let name = names[paths] ?? names[paths + ["Sendable"]],
      let double = doubles.first(where: { $0.name == name }),
      double.genericParameters.count == arguments.count
    else { return nil }
    return arguments.isEmpty
      ? "\(name)()" : "\(name)<\(arguments.joined(separator: ", "))>()"
  }

  private mutating func value(
    of double: FieldDouble, _ field: DependenciesStruct.Field,
    _ dependencies: DependenciesStruct, _ names: [[String]: String]
  ) -> String? {
    switch double {
    case .value(let text): return text
    case .nested(let path):
      let known = request.owners.contains { path == "\($0).Dependencies" }
      return known ? ".unimplemented" : nil
    case .double(let paths, let arguments, _):
      return blank(resolved(paths, dependencies), arguments, names)
    case .maker(let title, let paths, let arguments, _):
      let made = blank(resolved(paths, dependencies), arguments, names)
      return made.map { "unimplemented(\(title), returning: \($0))" } ?? "unimplemented(\(title))"
    case .parameter:
      problems.append(
        MockProblem(
          .warning,
          "nothing can stand for '\(field.name): \(field.type.trimmedDescription)', which is no "
            + "protocol and no closure; 'unimplemented' asks for it", at: field.place))
      return nil
    }
  }
}
