import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension ContainerCall {
  /// The field: the object where it is fetched when the instance is made, else a closure.
  func draft() throws(Refusal) -> FieldDraft {
    let name = site.onlyValueOf.flatMap { isTelling($0) ? $0 : nil } ?? name
    let isEarly =
      site.runsAtStart && isInEachInstance && value.actor == nil && !isMadeLate
    let type = FieldType(value.type)
    if !arguments.isEmpty { return try making(type) }
    // The field of an object that gets a protocol of its own would ask for another type.
    let isOfPlace = isByType && site.leavesTypeToCaller
    let mayChange = isOfProject && !value.type.contains("any ") && isOfPlace
    let isOfSelf = !base.isEmpty && site.oneLine.hasPrefix("Self.")
    let line = container?.outside(site.oneLine) ?? site.oneLine
    let call = line.dropFirst(isOfSelf ? "Self.".count : 0)
    let fetch = base + call + (mayChange ? " as \(type)" : "")
    return FieldDraft(
      identity: (isEarly ? place : "make ") + fetch
        + (isOfPlace ? " as \(type)" : ""),
      names: isEarly
        ? [name]
        : lateNames(name, type),
      type: isEarly ? type : .provider(of: type, actor: value.actor),
      live: isEarly ? fetch : "{ \(fetch) }", access: isEarly ? .value : .provider,
      isSendable: !isEarly, origins: value.origin.map { [$0] } ?? [],
      isOfOnePlace: !place.isEmpty)
  }

  /// Whether the name of what takes the object says more than its type: `view` is one of many.
  private func isTelling(_ property: String) -> Bool {
    if site.member?.isProperty == true { return true }
    let isEnding = name.lowercased().hasSuffix(property.lowercased())
    return property.count > 2 && !(isEnding && property.allSatisfy(\.isLowercase))
  }

  /// What the container keeps is named as a thing, like what a locator hands out.
  private func lateNames(_ name: String, _ type: FieldType) -> [String] {
    guard !value.isKept || !isByType else { return [name, "current" + name.upperCamel] }
    let optional = type.isOptional ? ["makeOptional" + name.upperCamel] : []
    return ["make" + name.upperCamel] + optional
  }

  /// Other closures for objects of the type tell themselves apart by what they are passed.
  private func names(of signature: CallSignature) -> [String] {
    let name = "make" + name.upperCamel
    guard signature.names.count < CallSignature.mostArguments, !signature.names.contains("_"),
      !signature.names.isEmpty
    else { return [name] }
    return [name, name + "With" + signature.names.map(\.upperCamel).joined(separator: "And")]
  }

  /// A closure that takes the arguments which differ between places.
  private func making(_ type: FieldType) throws(Refusal) -> FieldDraft {
    let types = arguments.compactMap(\.type)
    guard types.count == arguments.count else {
      throw Refusal(.argumentsUnknown, "the type of an argument is not written")
    }
    var signature = CallSignature(passing: arguments.map(\.text), types: types)
    if signature.hasTooManyArguments {
      throw Refusal(.tooManyArguments, "the call passes \(types.count) arguments")
    }
    signature.actor = value.actor
    let written = site.withArguments(keepsConstants: isByType) { "$\($0)" }
    let call = container?.outside(written) ?? written
    return FieldDraft(
      identity: "make \(call) \(types.joined(separator: ", "))",
      names: names(of: signature),
      type: signature.closure(giving: type.description), live: "{ \(call) }",
      access: .arguments(arguments.map(\.text).joined(separator: ", ")), isSendable: true,
      origins: value.origin.map { [$0] } ?? [])
  }
}
