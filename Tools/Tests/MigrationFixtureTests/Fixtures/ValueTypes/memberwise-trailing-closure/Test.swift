final class Blank: PostmarkProtocol {
  func stamp() -> String { "-" }
}
var seen = ""
PostBox(street: "Ring", dependencies: .init(postmark: Blank())) { seen = $0 }.collect()
expect(seen == "Ring, -", "the mock is asked")
