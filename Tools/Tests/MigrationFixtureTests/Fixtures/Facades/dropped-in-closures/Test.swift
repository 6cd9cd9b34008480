nonisolated(unsafe) var pressed: [String] = []
let buttons = NumbatButtons(
  dependencies: NumbatButtons.Dependencies(
    press: { pressed.append($0) }, release: { $0 == "a" }))
buttons.button().action()
expect(pressed == ["numbat"], "the field has nothing to give")
expect(buttons.count(["a", "b"]) == 1, "a result that the code uses is given")
