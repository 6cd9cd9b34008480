import Foundation

enum Archive6199 {
  static func store(_ text: String, to name: String, then done: (Bool) -> Void) {
    done(!FileManager.default.fileExists(atPath: "/none/" + name + text))
  }
}

final class Report6199 {
  func save() -> String {
    var result = ""
    Archive6199.store(
      "text",
      // The name of last year.
      to: "name" /* for now */,
      then: { isDone in
        // Nothing else to do.
        result = "\(isDone)"
      })
    return result
  }
}

final class Call6199 {
  func save() -> String {
    var result = ""
    Archive6199 /* of last year */ .store("text", to: "name") { result = "\($0)" }
    return result
  }
}

final class Behind6199 {
  func save() -> String {
    var result = ""
    Archive6199.store /* of last year */ ("text", to: "name") { result = "\($0)" }
    return result
  }
}

final class Trailing6199 {
  func save() -> String {
    var result = ""
    Archive6199.store("text", to: "name" /* for now */) { result = "\($0)" }
    return result
  }
}

final class Parenthesis6199 {
  func save() -> String {
    var result = ""
    Archive6199.store( // all of it
      "text", to: "name"
    ) { result = "\($0)" }
    return result
  }
}

final class Label6199 {
  func save() -> String {
    var result = ""
    Archive6199.store("text", to: /* last year's */ "name") { result = "\($0)" }
    return result
  }
}
