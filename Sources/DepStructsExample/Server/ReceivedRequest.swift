/// A request as the server received it.
package struct ReceivedRequest: Equatable, Sendable {
  package var path: String
  /// The entity tag of the answer that the client kept.
  package var entityTag: String?

  /// Reads the head of a request; what it does not understand is an empty path.
  init(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    path = words.count == 3 && words[0] == "GET" ? String(words[1]) : ""
    for line in lines.dropFirst() {
      let field = line.split(separator: ":", maxSplits: 1)
      guard field.count == 2, field[0].lowercased() == "if-none-match" else { continue }
      entityTag = String(field[1].drop { $0 == " " })
    }
  }
}
