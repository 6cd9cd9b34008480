import DepFacts
import DepModel
import DepSyntax

/// Reads what a root has: itself, its members and its inputs.
struct RootSupplies {
  let site: RootSite
  let reader: TypeReader
  /// Functions among these have results that are passed as they are.
  let registered: Set<String>
  /// The first singleton of each name, as an index into ``ProjectModel/singletons``.
  private let singletons: [String: Int]

  init(site: RootSite, reader: TypeReader, registered: Set<String> = []) {
    self.site = site
    self.reader = reader
    self.registered = registered
    singletons = Dictionary(
      reader.scope.model.singletons.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private var scope: ProjectScope { reader.scope }
  private var file: Int { site.shape.entry.place.file }
  private var path: String { scope.records[file].path }

  func all() -> [Supply] {
    let itself = Supply(
      name: "self", path: ["self"], type: reader.meaning(of: site.type), file: path,
      position: site.shape.entry.place.position, isRoot: true)
    let own = Set(site.members.map(\.name))
    let inherited = site.inherited.filter { !own.contains($0.name) }
    return [itself] + inputs() + (site.members + inherited).compactMap(supply)
      + site.members.compactMap(withDefaults) + site.members.compactMap(result)
  }

  private func inputs() -> [Supply] {
    guard let property = site.inputsProperty,
      let structType = scope.nestedType("Dependencies", of: site.type)
    else { return [] }
    return MadeTypes(scope: scope, reader: reader).fields(of: structType).map { field in
      Supply(
        name: field.name, path: [property.name, field.name], type: field.type,
        file: scope.records[field.place.file].path, position: field.place.position,
        isHidden: property.hidingWord != nil)
    }
  }

  private func supply(_ member: RootMember) -> Supply? {
    guard member.name != site.inputsProperty?.name else { return nil }
    guard member.kind != .function else { return method(member, member.parameters) }
    guard !member.isAsync, !member.isThrowing else { return nil }
    if let written = member.writtenType {
      return supply(member, reader.meaning(of: written, in: site.type, file: file), .value)
    }
    switch member.value {
    case .object(let name): return supply(member, type(named: name), .value)
    case .allocator(let allocator, let value):
      return made(by: value).map { made in
        var supply = supply(member, made, .allocator(allocator))
        supply.key = member.keyType.map { reader.meaning(of: $0, in: site.type, file: file) }
        return supply
      }
    case .reference, .result:
      return member.value.flatMap(made).map { supply(member, $0, .value) }
    case .other, nil: return nil
    }
  }

  /// What a function makes that is called for each field: it stands for a registration, or its
  /// result is a protocol of the project, for which the function chooses a type and a lifetime.
  private func result(of member: RootMember) -> Supply? {
    guard member.kind == .function, let written = member.writtenType else { return nil }
    let type = reader.meaning(of: written, in: site.type, file: file)
    let isRegistered = registered.contains(member.name)
    guard isRegistered || isBinding(member, of: type) else { return nil }
    return Supply(
      name: member.name, path: [member.name + "()"], type: type, file: member.source.path,
      position: member.position, isHidden: member.hidingWord != nil, isMadeAnew: !isRegistered)
  }

  private func isBinding(_ member: RootMember, of type: MeantType) -> Bool {
    member.parameters.isEmpty && !member.isAsync && !member.isThrowing && member.isPlain
      && type.type.map { scope.model.types[$0].kind == .protocol } == true
  }

  private func supply(
    _ member: RootMember, _ type: MeantType, _ form: Supply.Form
  ) -> Supply {
    Supply(
      name: member.name, path: [member.name], type: type, form: form, file: member.source.path,
      position: member.position, isHidden: member.hidingWord != nil)
  }

  /// A function as a call uses it that leaves out what has a default.
  private func withDefaults(_ member: RootMember) -> Supply? {
    let parameters = member.parameters.filter { !$0.hasDefault }
    return parameters.count == member.parameters.count ? nil : method(member, parameters)
  }

  private func method(_ member: RootMember, _ parameters: [RootMember.Parameter]) -> Supply? {
    guard let result = member.writtenType else { return nil }
    let value = reader.meaning(of: result, in: site.type, file: file)
    let types = parameters.map { reader.meaning(of: $0.type, in: site.type, file: file) }
    let function = MeantType.Function(
      parameters: types, result: [value], isSendable: false, isAsync: member.isAsync,
      isThrowing: member.isThrowing, actor: nil)
    let key = "(\(types.map(\.key).joined(separator: ",")))->\(value.key)"
    return supply(
      member, MeantType(key: key, text: result.text, function: function),
      .method(labels: parameters.map(\.label), names: parameters.map(\.name)))
  }

  private func made(by value: MadeValue) -> MeantType? {
    switch value {
    case .object(let name): type(named: name)
    case .allocator(_, let inner): made(by: inner)
    case .reference(let name): singletonType(name)
    case .result(let name): returned(by: name)
    case .other: nil
    }
  }

  private func type(named name: String) -> MeantType {
    reader.meaning(of: name, in: site.type, file: file)
  }

  /// What a function of the root, or a static one of a type, returns.
  private func returned(by function: String) -> MeantType? {
    let name = function.lastName
    let base = function.dropLast(name.count + 1)
    if base.isEmpty || base == "self" {
      let own = site.members.filter { $0.kind == .function && $0.name == name }
      guard own.count == 1, !own[0].isAsync, !own[0].isThrowing else { return nil }
      return own[0].writtenType.map { reader.meaning(of: $0, in: site.type, file: file) }
    }
    guard let owner = scope.type(named: String(base), in: site.type, file: file) else { return nil }
    let results = scope.members(of: owner).filter {
      $0.kind == .function && $0.name == name && $0.flags.contains(.isStatic)
    }.compactMap(\.type)
    guard results.count == 1 else { return nil }
    return results[0] == "Self"
      ? reader.meaning(of: owner)
      : reader.meaning(of: results[0], in: owner, file: scope.model.types[owner].place.file)
  }

  /// The type of `EventLog.shared`.
  private func singletonType(_ name: String) -> MeantType? {
    guard let singleton = singletons[name].map({ scope.model.singletons[$0] }) else { return nil }
    return reader.meaning(
      of: singleton.valueType, in: singleton.owner, file: singleton.place.file)
  }
}
