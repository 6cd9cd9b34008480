import DepWiring
import Testing

/// A survey that cannot read all says so, with the place.
struct SurveyGapTests {
  @Test(arguments: [
    ("let a: A = Store.shared.resolve()", []),
    ("let c: Void = Store.shared.register(C.self, make: { C() })", []),
    (
      "func install<T>(_ type: T.Type) { Store.shared.register(type) { fatalError() } }",
      ["1:35 registers what the code does not name, so missing registrations are not reported"]
    ),
    (
      "func any<T>() -> T { Store.shared.resolve() }",
      ["1:22 fetches what the code does not name, so unread registrations are not reported"]
    ),
    (
      "func use() { Store.shared.resolve(A.self)",
      [
        "1:42 is in a file that cannot be read as a whole, so missing and unread registrations "
          + "are not reported"
      ]
    ),
  ])
  func theFirstPlaceOfEachKindIsNamed(_ code: String, _ gaps: [String]) throws {
    let boot = "func boot() { Store.shared.register(A.self) { A() } }"
    let surveys = try RegistrationSurveyTests.surveys(
      of: ["App": code, "Kit": RegistrationSurveyTests.stores + "\n" + boot])
    #expect(
      surveys.flatMap(\.gaps).map(\.text) == gaps.map { "App/Source.swift:" + $0 },
      "\(surveys.flatMap(\.gaps))")
  }
}
