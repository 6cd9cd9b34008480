import DepFacts

/// A call of `random(in:)`, whose overloads take a closed or a half-open range.
struct RandomCall {
  private let type: String

  /// Nil for any other expression of the catalogue.
  init?(_ expression: String) {
    guard expression.hasSuffix(".random(in:)"), let type = expression.split(separator: ".").first
    else { return nil }
    self.type = String(type)
  }

  var closed: AmbientCall { call(range: "ClosedRange") }
  var halfOpen: AmbientCall { call(range: "Range") }

  private func call(range: String) -> AmbientCall {
    var call = AmbientCall()
    call.names = ["random\(type)", "random\(type)In\(range)"]
    call.parameters = "(\(range)<\(type)>)"
    call.result = type
    call.live = "{ \(type).random(in: $0) }"
    return call
  }
}
