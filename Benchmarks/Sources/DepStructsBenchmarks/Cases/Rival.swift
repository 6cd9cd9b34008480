/// The hand-written service that others of the same size are compared with.
struct Rival<HandWritten: Service> {
  private let size: String

  init(_ size: String) { self.size = size }

  func construction<Candidate: Service>(_ idiom: String, _: Candidate.Type) -> Comparison {
    Comparison(
      "construction, \(size), \(idiom)", { Candidate.construct($0) },
      against: "construction, \(size), hand-written initializer", { HandWritten.construct($0) })
  }

  func use<Candidate: Service>(_ idiom: String, _: Candidate.Type) -> Comparison {
    Comparison(
      "use, \(size), \(idiom)", { Candidate.use($0) },
      against: "use, \(size), hand-written initializer", { HandWritten.use($0) })
  }
}
