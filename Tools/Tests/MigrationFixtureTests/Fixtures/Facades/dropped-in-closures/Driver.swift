let buttons = NumbatButtons()
buttons.button().action()
print(buttons.button().name, buttons.count(["no-such-numbat"]))
