final class Written6182: @unchecked Sendable { var text = "" }
let written6182 = Written6182()
let tested6182 = Panel6182(
  dependencies: .init(
    setSettings6182Title: { written6182.text = $0 }, currentWidth6182: { 9 }, setTheme: { _ in },
    setLast: { _ in }, setWidth6182: { _ in }, settings6182Title: { "read" }))
expect(tested6182.show() == "read", "reads through the field")
expect(written6182.text == "wide", "writes through the field")
