import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds the field that stands for what a type asks of its container.
struct HandedField {
  let container: HandedContainer
  let shape: TypeShape
  let project: ProjectTrees
  /// What code calls the object that holds the container.
  var holders: Set<String> = []
  /// What the initializer of the struct calls its parameter.
  var parameter = "container"

  /// Whether the container may not have the object yet when the initializer begins.
  var isLate = false

  /// How that initializer names the container.
  private var root: String { ([parameter] + container.path).joined(separator: ".") }

  func draft(for read: ContainerRead) throws(Refusal) -> Draft {
    if read.isChanged {
      throw Refusal(.assignedThrough, "the code assigns through '\(read.member)'")
    }
    switch container.kind {
    case .resolver(let givesOptional):
      return try resolved(read, givesOptional: givesOptional)
    case .members(let holders): return try member(read, holders)
    }
  }

  // MARK: By type

  private func resolved(
    _ read: ContainerRead, givesOptional: Bool
  ) throws(Refusal) -> Draft {
    guard read.member == "resolve", let written = read.arguments, !read.hasTrailingClosure else {
      throw Refusal(.handsDownDependencies, "the code uses '\(read.member)' of the container")
    }
    let types = ArgumentTypes(member: read.site, owner: shape.type, project: project)
    let arguments = written.map { types.typed(known($0)) }
    let names = arguments.first.map { $0.label == "_" && $0.text.hasSuffix(".self") } ?? false
    guard let written = names ? String(arguments[0].text.dropLast(5)) : typeAround(read) else {
      throw Refusal(.typeUnknown, "no type is written for what 'resolve' gives")
    }
    if container.isUnseen, !read.isUnwrapped {
      throw Refusal(.typeUnknown, "no source tells what '\(read.member)' gives")
    }
    let isOptional = givesOptional && !read.isUnwrapped
    let object = withExistential(written)
    let result = isOptional ? FieldType(optional(object)) : FieldType(object)
    let name = FieldType(written).name.lastName
    let other = givesOptional && read.isUnwrapped ? FieldType(optional(object)) : nil
    let varying = arguments.dropFirst(names ? 1 : 0).filter { !$0.isConstant }
    if varying.isEmpty {
      let tail = holders.isEmpty ? read.tail : tail(of: read, arguments)
      let live = root + tail + (names ? "" : " as \(result)")
      return draft(
        named: name, of: result, or: names ? other : nil, live: live,
        place: read.isAtStart ? read.range.lowerBound : nil)
    }
    return try made(name, result, or: other, read, arguments, varying)
  }

  /// The argument as the closure of the struct writes it.
  private func known(_ argument: ContainerRead.Argument) -> ContainerRead.Argument {
    guard holders.contains(argument.text) else { return argument }
    var argument = argument
    argument.text = parameter
    argument.isConstant = true
    return argument
  }

  private func tail(of read: ContainerRead, _ arguments: [ContainerRead.Argument]) -> String {
    let texts = arguments.map(\.withLabel).joined(separator: ", ")
    return ".\(read.member)(\(texts))" + (read.isUnwrapped ? "!" : "")
  }

  /// A call with arguments of the place, which becomes a closure that takes them.
  private func made(
    _ name: String, _ result: FieldType, or other: FieldType?, _ read: ContainerRead,
    _ all: [ContainerRead.Argument], _ varying: [ContainerRead.Argument]
  ) throws(Refusal) -> Draft {
    let types = varying.compactMap(\.type)
    guard types.count == varying.count else {
      throw Refusal(.argumentsUnknown, "the type of an argument is not written")
    }
    let signature = CallSignature(
      passing: zip(varying, types).map { argument, type in
        let value = String(argument.text.prefix { $0 != " " && $0 != "(" })
        return value == "self" ? FieldType(type).name.lastName.lowerCamel : value
      }, types: types)
    if signature.hasTooManyArguments {
      throw Refusal(.tooManyArguments, "the call passes \(varying.count) arguments")
    }
    var number = 0
    let arguments = all.map { argument in
      var argument = argument
      if !argument.isConstant, !argument.text.hasSuffix(".self") {
        argument.text = "$\(number)"
        number += 1
      }
      return argument.withLabel
    }
    let call = "\(root).resolve(\(arguments.joined(separator: ", ")))"
    return Draft(
      name: "make" + name, type: closure([signature.parameters], result, actor: containerActor),
      live: "{ \(call)\(read.isUnwrapped ? "!" : "") }", actor: containerActor, origin: nil,
      arguments: varying.map(\.text).joined(separator: ", "),
      unforced: other.map {
        .init(
          type: closure([signature.parameters], $0, actor: containerActor), live: "{ \(call) }")
      })
  }

  private func typeAround(_ read: ContainerRead) -> String? {
    if let type = read.typeAround { return type }
    guard let name = read.assignedProperty else { return nil }
    return shape.storedProperties.first { $0.name == name }?.typeText
  }

  private func draft(
    named name: String, of result: FieldType, or other: FieldType? = nil, live: String, place: Int?
  ) -> Draft {
    if let place, !isLate, !needsClosures, isMadeByOneInitializer {
      return Draft(
        name: name.lowerCamel, type: result, live: live, actor: containerActor, place: place)
    }
    return Draft(
      name: "make" + name.upperCamel, type: closure([], result, actor: containerActor),
      live: "{ \(live) }", actor: containerActor, arguments: "",
      unforced: other.map {
        .init(type: closure([], $0, actor: containerActor), live: "{ \(live.dropLast()) }")
      })
  }

  // MARK: By name

  private func member(_ read: ContainerRead, _ holders: [Int]) throws(Refusal) -> Draft {
    for holder in holders {
      for part in project.scope.parts(of: holder) {
        let found = project.scope.members(of: part).filter {
          $0.name == read.member && !$0.flags.contains(.isStatic)
            && ($0.kind == .function) == (read.arguments != nil)
        }
        guard let fact = found.first else { continue }
        if found.count > 1, read.arguments != nil {
          throw Refusal(.argumentsUnknown, "several functions are called '\(read.member)'")
        }
        var draft =
          read.arguments == nil
          ? try property(fact, of: holder) : try function(fact, of: holder, read)
        draft.origin = part.file
        return draft
      }
    }
    throw Refusal(.typeUnknown, "the container declares no '\(read.member)'")
  }

  private func property(_ fact: MemberFact, of holder: Int) throws(Refusal) -> Draft {
    guard let type = PropertyType.of(fact, in: holder, project) else {
      throw Refusal(.typeUnknown, "the type of '\(fact.name)' is not written")
    }
    if fact.flags.contains(.isAsync) || fact.flags.contains(.isThrowing) {
      throw Refusal(.notUnderstood, "the getter of '\(fact.name)' has effects")
    }
    let live = "container.\(fact.name.escapedAsMember)"
    let actor = actor(of: fact, in: holder)
    if isConstant(fact, of: holder), !needsClosures {
      return Draft(name: fact.name, type: type, live: live, actor: actor)
    }
    return Draft(
      name: fact.name, type: closure([], type, actor: actor), live: "{ \(live) }", actor: nil,
      arguments: "")
  }

  private func function(
    _ fact: MemberFact, of holder: Int, _ read: ContainerRead
  ) throws(Refusal) -> Draft {
    let labels = (read.arguments ?? []).map(\.label)
    let signature = CallSignature(
      of: fact, called: labels, hasTrailingClosure: false,
      qualified: { project.scope.qualified($0, in: holder) })
    guard let signature, !read.hasTrailingClosure else {
      throw Refusal(.argumentsUnknown, "no closure can take the arguments of '\(fact.name)'")
    }
    guard labels.count <= CallSignature.mostArguments else {
      throw Refusal(.tooManyArguments, "the call passes \(labels.count) arguments")
    }
    var resultFact = fact
    resultFact.parameters = []
    let written = PropertyType.of(resultFact, in: holder, project)
    let result = fact.type == nil ? FieldType("Void") : written
    guard let result else {
      throw Refusal(.typeUnknown, "the result of '\(fact.name)' has no type that a field can have")
    }
    let actor = actor(of: fact, in: holder)
    let call = "\(signature.marks)container.\(fact.name)(\(signature.arguments))"
    if read.isAtStart, isMadeByOneInitializer, labels.isEmpty, signature.effects.isEmpty,
      !needsClosures,
      fact.name.hasPrefix("make"), fact.name.count > "make".count
    {
      let name = String(fact.name.dropFirst("make".count)).lowerCamel
      return Draft(
        name: name, type: result, live: call, actor: actor, place: read.range.lowerBound)
    }
    return Draft(
      name: fact.name,
      type: closure(signature.types, result, actor: actor, effects: signature.effects),
      live: "{ \(call) }", actor: nil,
      arguments: (read.arguments ?? []).map(\.text).joined(separator: ", "))
  }

  // MARK: What all have in common

  /// The attribute of the actor on which code asks a resolver.
  private var containerActor: String? {
    if container.isUnseen { return shape.isolation.attribute }
    return project.scope.actor(on: container, for: shape.type)
  }

  /// Whether each read gives the same object, as far as the declarations tell.
  ///
  /// A requirement of a protocol does if it does so in each type that conforms to it.
  private func isConstant(_ fact: MemberFact, of holder: Int) -> Bool {
    guard project.model.types[holder].kind == .protocol else { return isConstant(fact) }
    let witnesses = project.model.types.indices.filter { type in
      project.model.types[type].kind != .protocol && !project.model.types[type].isTest
        && project.scope.protocols(of: type).contains(holder)
    }.flatMap { type in
      project.scope.members(of: type).filter {
        $0.name == fact.name && $0.kind != .function && !$0.flags.contains(.isStatic)
      }
    }
    return !witnesses.isEmpty && witnesses.allSatisfy(isConstant)
  }

  private func isConstant(_ fact: MemberFact) -> Bool {
    fact.kind == .storedProperty && fact.flags.contains(.isLet)
  }

  private func actor(of fact: MemberFact, in holder: Int) -> String? {
    if fact.flags.contains(.isNonisolated) { return nil }
    return project.scope.isolation(of: fact)
      ?? project.scope.isolation(of: holder, seenFrom: shape.type)
  }

  private func closure(
    _ parameters: [String], _ result: FieldType, actor: String?, effects: String = ""
  ) -> FieldType {
    let marks = (actor.map { $0 + " " } ?? "") + (needsClosures ? "@Sendable " : "")
    let list = parameters.joined(separator: ", ")
    return FieldType("\(marks)(\(list))\(effects) -> \(result)")
  }

  /// Whether each instance runs the same initializer.
  private var isMadeByOneInitializer: Bool {
    shape.initializers.count { !$0.isDelegating && !$0.onlyStops } == 1
  }

  /// Whether the compiler checks that the fields can cross between actors, which an object of a
  /// container may not, and a closure that reads the container can.
  private var needsClosures: Bool {
    shape.entry.kind != .actor && shape.isolation.attribute == nil
      && project.scope.declaresSendable(shape.type)
  }

  private func withExistential(_ written: String) -> String {
    let id = project.scope.type(named: written, in: shape.type)
    let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
    return isProtocol ? "any \(written)" : written
  }

  private func optional(_ type: String) -> String {
    type.contains(" ") ? "(\(type))?" : "\(type)?"
  }
}
