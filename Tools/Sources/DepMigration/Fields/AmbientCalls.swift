/// Ambient functions with arguments, and the closure that each becomes exactly.
///
/// The catalogue proposes the field that reads best; these are the ones that change nothing.
enum AmbientCalls {
  struct Form {
    var names: [String]
    /// The parameters and effects of the closure: `(Duration) async throws`.
    var call: String
    var result: String
    var live: String
    /// Whether the result may be thrown away, as the closure's may not.
    var isDiscardable = false
    /// What the place becomes around the arguments; nil for the plain call.
    var wrapped: (before: String, after: String)?
  }

  /// The form for an expression of the catalogue; nil where none is exact.
  static func form(_ expression: String) -> Form? {
    switch expression {
    case "Date(timeIntervalSinceNow:)":
      Form(
        names: ["now"], call: "()", result: "Date", live: "{ Date() }",
        wrapped: ("().addingTimeInterval(", ")"))
    case "Task.sleep(for:)":
      Form(
        names: ["sleep", "sleepFor"], call: "(Duration) async throws", result: "Void",
        live: "{ try await Task.sleep(for: $0) }")
    case "Task.sleep(nanoseconds:)":
      Form(
        names: ["sleepNanoseconds"], call: "(UInt64) async throws", result: "Void",
        live: "{ try await Task.sleep(nanoseconds: $0) }")
    case "Thread.sleep(forTimeInterval:)":
      Form(
        names: ["sleep", "sleepFor"], call: "(TimeInterval)", result: "Void",
        live: "{ Thread.sleep(forTimeInterval: $0) }")
    case "Thread.sleep(until:)":
      Form(
        names: ["sleepUntil"], call: "(Date)", result: "Void",
        live: "{ Thread.sleep(until: $0) }")
    case "DispatchQueue.global(qos:)":
      Form(
        names: ["globalQueue", "globalQueueOf"], call: "(DispatchQoS.QoSClass)",
        result: "DispatchQueue", live: "{ DispatchQueue.global(qos: $0) }")
    case "UserDefaults(suiteName:)":
      Form(
        names: ["makeUserDefaults"], call: "(String?)", result: "UserDefaults?",
        live: "{ UserDefaults(suiteName: $0) }")
    case "getenv(_:)":
      Form(
        names: ["environmentVariable"], call: "(String)",
        result: "UnsafeMutablePointer<CChar>?", live: "{ getenv($0) }")
    case "isatty(_:)":
      Form(names: ["isTerminal"], call: "(Int32)", result: "Int32", live: "{ isatty($0) }")
    case "setenv(_:_:_:)":
      Form(
        names: ["setEnvironment"], call: "(String, String, Int32)", result: "Int32",
        live: "{ setenv($0, $1, $2) }", isDiscardable: true)
    case "unsetenv(_:)":
      Form(
        names: ["unsetEnvironment"], call: "(String)", result: "Int32",
        live: "{ unsetenv($0) }", isDiscardable: true)
    case "chdir(_:)":
      Form(
        names: ["changeDirectory"], call: "(String)", result: "Int32", live: "{ chdir($0) }",
        isDiscardable: true)
    case "sleep(_:)":
      Form(
        names: ["sleepSeconds"], call: "(UInt32)", result: "UInt32", live: "{ sleep($0) }",
        isDiscardable: true)
    case "usleep(_:)":
      Form(
        names: ["sleepMicroseconds"], call: "(UInt32)", result: "Int32", live: "{ usleep($0) }",
        isDiscardable: true)
    case "readLine(strippingNewline:)":
      Form(
        names: ["nextLineStripping"], call: "(Bool)", result: "String?",
        live: "{ readLine(strippingNewline: $0) }")
    case "NSHomeDirectoryForUser(_:)":
      Form(
        names: ["homeDirectoryForUser"], call: "(String?)", result: "String?",
        live: "{ NSHomeDirectoryForUser($0) }")
    case "NSSearchPathForDirectoriesInDomains(_:_:_:)":
      Form(
        names: ["searchPaths"],
        call: "(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, Bool)",
        result: "[String]", live: "{ NSSearchPathForDirectoriesInDomains($0, $1, $2) }")
    default: random(expression)
    }
  }

  /// The same for a half-open range, which is another overload.
  static func halfOpen(_ expression: String) -> Form? {
    randomType(expression).map { form(random: $0, range: "Range", suffix: "Below") }
  }

  static func isRandom(_ expression: String) -> Bool { randomType(expression) != nil }

  private static func random(_ expression: String) -> Form? {
    randomType(expression).map { form(random: $0, range: "ClosedRange", suffix: "") }
  }

  private static func form(random type: String, range: String, suffix: String) -> Form {
    Form(
      names: ["random\(type)\(suffix)"], call: "(\(range)<\(type)>)", result: type,
      live: "{ \(type).random(in: $0) }")
  }

  private static func randomType(_ expression: String) -> String? {
    guard expression.hasSuffix(".random(in:)"), let type = expression.split(separator: ".").first
    else { return nil }
    return String(type)
  }
}
