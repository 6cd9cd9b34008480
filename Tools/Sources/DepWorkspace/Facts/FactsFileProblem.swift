internal import DepFacts
internal import Foundation

/// Puts the errors of decoding into words with the place in the text.
enum FactsFileProblem {
  static func text(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value has the wrong type\(place(context))"
    case DecodingError.dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is not JSON" : "a value is out of range\(place(context))"
    case FactsCodingError.invalid(let what): "'\(what)' is out of range"
    default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path.isEmpty ? "" : " at \(path.joined().drop { $0 == "." })"
  }
}
