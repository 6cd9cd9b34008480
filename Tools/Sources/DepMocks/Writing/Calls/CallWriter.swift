import DepSyntax

/// Writes the records of a call, and what happens when it is called.
struct CallWriter: Sendable {
  let call: Call
  /// `public `, or nothing.
  let access: String
  let names: RecordNames

  // MARK: Records

  /// The properties that a test reads and sets.
  var records: [String] {
    var lines: [String] = []
    for field in fields { lines += isStored ? stored(field) : accessor(field) }
    return lines
  }

  /// The fields of the struct under the lock.
  var lockedFields: [String] {
    guard call.isGuarded else { return [] }
    return fields.map { "var \($0.name): \($0.storedType) = \($0.initial)" }
  }

  /// What a stored property of a limited type is kept in, where there is no lock.
  var hiddenFields: [String] {
    guard !call.isGuarded, isErased else { return [] }
    return fields.map { "private var \($0.name)Stored: \($0.storedType) = \($0.initial)" }
  }

  private var isStored: Bool { !call.isGuarded && !isErased }

  /// Whether the type may be newer than the oldest system, which no stored property can be.
  private var isErased: Bool { !call.availability.isEmpty }

  private struct Field {
    var name: String
    var type: String
    var storedType: String
    var initial: String
    var isSettable: Bool
    /// How a stored value is cast to the type, where the two differ.
    var restored: String?
  }

  private var fields: [Field] {
    var fields = [
      Field(
        name: "\(call.prefix)CallCount", type: "Int", storedType: "Int", initial: "0",
        isSettable: false)
    ]
    if let record = call.recordType {
      fields.append(
        Field(
          name: "\(call.prefix)ArgValues", type: "[\(record)]",
          storedType: isErased ? "[Any]" : "[\(record)]", initial: "[]", isSettable: false,
          restored: isErased ? ".compactMap { $0 as? \(record) }" : nil))
    }
    guard !call.result.isOutOfReach else { return fields }
    fields.append(
      Field(
        name: "\(call.prefix)Handler", type: "(\(call.handlerType))?",
        storedType: isErased ? "Any?" : "(\(call.handlerType))?", initial: "nil",
        isSettable: true, restored: isErased ? " as? \(call.handlerType)" : nil))
    return fields
  }

  private func stored(_ field: Field) -> [String] {
    let isolation = call.accessorIsolation
    if field.isSettable { return ["\(isolation)\(access)var \(field.name): \(field.type)"] }
    return [
      "\(isolation)\(access)private(set) var \(field.name): \(field.type) = \(field.initial)"
    ]
  }

  private func accessor(_ field: Field) -> [String] {
    let kind = call.isStatic ? "static var" : "var"
    let head = "\(call.accessorIsolation)\(access)\(kind) \(field.name): \(field.type) {"
    let restored = field.restored ?? ""
    let get =
      call.isGuarded
      ? "\(owner).withLock { $0.\(field.name)\(restored) }" : "\(field.name)Stored\(restored)"
    guard field.isSettable else { return call.availability + ["\(head) \(get) }"] }
    let set =
      call.isGuarded
      ? "\(owner).withLock { $0.\(field.name) = newValue }" : "\(field.name)Stored = newValue"
    return call.availability + [head, "  get { \(get) }", "  set { \(set) }", "}"]
  }

  private var owner: String { call.isStatic ? "Self.\(names.statics)" : names.instance }

  // MARK: The body

  /// The statements of the member.
  var body: [String] {
    var lines = call.parameters.flatMap(\.before)
    lines += recording
    if call.result.isOutOfReach { return lines + fallback }
    lines.append("guard let \(names.handler) else {")
    lines += fallback.map { "  \($0)" }
    lines.append("}")
    return lines + handing
  }

  private var recording: [String] {
    let isRecording = call.recordType != nil
    let hasHandler = !call.result.isOutOfReach
    guard call.isGuarded else {
      let suffix = isErased ? "Stored" : ""
      var lines = ["self.\(call.prefix)CallCount\(suffix) += 1"]
      if isRecording {
        lines.append("self.\(call.prefix)ArgValues\(suffix).append(\(call.recordValue))")
      }
      return hasHandler
        ? lines + ["let \(names.handler) = self.\(call.prefix)Handler"] : lines
    }
    var lines = [
      "\(hasHandler ? "let \(names.handler) = " : "")\(owner).withLock { \(names.state) in",
      "  \(names.state).\(call.prefix)CallCount += 1",
    ]
    if isRecording {
      lines.append("  \(names.state).\(call.prefix)ArgValues.append(\(call.recordValue))")
    }
    if !hasHandler { return lines + ["}"] }
    let cast = isErased ? " as? \(call.handlerType)" : ""
    return lines + ["  return \(names.state).\(call.prefix)Handler\(cast)", "}"]
  }

  /// What happens where no handler is set.
  private var fallback: [String] {
    if let value = call.result.fallback, value.hasPrefix("\"") || value.contains("(self") {
      return ["return \(value)"]
    }
    let report = "\(names.report)(\(call.title))"
    if case .anything = call.effects.throwing { return ["throw \(report)"] }
    if call.isFailable { return [report, "return nil"] }
    guard let type = call.result.type else { return [report, "return"] }
    if let value = call.result.fallback { return [report, "return \(value)"] }
    if type == "Never" || call.result.isNoncopyable {
      return [report, "fatalError(\(call.title) + \" has nothing to return\")"]
    }
    let plain = type.hasSuffix("!") ? Erasure.optional(String(type.dropLast())) : type
    let result = plain.hasPrefix("sending ") ? String(plain.dropFirst(8)) : plain
    return [
      "let \(names.stub): @Sendable () -> \(result) = \(names.unimplemented)(\(call.title))",
      "return \(names.stub)()",
    ]
  }

  private var handing: [String] {
    let arguments = call.parameters.filter { $0.handlerType != nil }.map(\.argument)
      .joined(separator: ", ")
    let after = call.parameters.flatMap(\.after)
    var marks = call.effects.marks
    var value = "\(names.handler)(\(arguments))"
    if call.result.isErased {
      let inner = call.result.handlerType.hasSuffix("?") ? "\(value) as Any" : value
      let cast = call.result.isSending ? "castSending" : "cast"
      value = "\(MockSupport.name).\(cast)(\(inner), in: \(call.title))"
    }
    if case .argument = call.effects.throwing {
      let async = call.effects.isAsync
      let isHere = async && (call.staysWithCaller || call.isOnGlobalActor)
      let helper = isHere ? "rethrowingHere" : async ? "rethrowingAsync" : "rethrowing"
      value =
        "\(MockSupport.name).\(helper)"
        + "({ \(marks)\(value) }, { throw $0 })"
      marks = "try \(async ? "await " : "")"
    }
    return finished(marks + value, after)
  }

  private func finished(_ value: String, _ after: [String]) -> [String] {
    var lines: [String]
    if call.isFailable {
      lines = ["guard \(value) else { return nil }"]
    } else if call.result.type == nil {
      lines = [value] + after
    } else if after.isEmpty {
      lines = ["return \(value)"]
    } else {
      lines = ["let \(names.result) = \(value)"] + after + ["return \(names.result)"]
    }
    guard let error = call.result.errorType else { return lines }
    return ["do {"] + lines.map { "  \($0)" } + [
      "} catch {",
      "  throw \(MockSupport.name).cast(error, to: (\(error)).self, in: \(call.title))", "}",
    ]
  }
}

/// Names for the generated code in a double that clash with no other name in it.
struct RecordNames: Sendable {
  var instance = "recorded"
  var statics = "staticRecorded"
  var type = "Recorded"
  var staticType = "StaticRecorded"
  var handler = "handler"
  var state = "state"
  var stub = "stub"
  var result = "result"
  /// With the name of their module where a requirement has the same.
  var report = "reportUnimplemented"
  var unimplemented = "unimplemented"

  /// - Parameter taken: Every name that the requirements use.
  init(taken: Set<String>) {
    func free(_ name: String) -> String {
      var name = name
      while taken.contains(name) { name += "_" }
      return name
    }
    instance = free(instance)
    statics = free(statics)
    type = free(type)
    staticType = free(staticType)
    handler = free(handler)
    state = free(state)
    stub = free(stub)
    result = free(result)
    if taken.contains(report) { report = "DepStructsTesting.\(report)" }
    if taken.contains(unimplemented) { unimplemented = "DepStructsTesting.\(unimplemented)" }
  }
}
