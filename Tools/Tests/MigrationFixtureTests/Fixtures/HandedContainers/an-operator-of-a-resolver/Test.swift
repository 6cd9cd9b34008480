final class QuietFerryEngine6169: FerryEngine6169 {
  func start() -> String { "quiet" }
}

let ferryTest6169 = Ferry6169(
  dependencies: .init(
    makeFerryTicket6169: { FerryTicket6169(text: "seat \($0)") },
    makeFerryTicket61692: { FerryTicket6169(text: "\($0) on \($1)") },
    makeFerryTicket61693: { FerryTicket6169(text: "none") },
    ferryEngine6169: QuietFerryEngine6169()))
expect(
  ferryTest6169.sail(seat: 1, deck: "lower") == ["quiet", "seat 1", "1 on lower", "none"],
  "what the test gives")
