DoorBell(flat: 1).ring()
DoorBell(flat: 2) { print("flat", $0) }.ring()
