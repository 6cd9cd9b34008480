CoffeeMachine(cups: 2) { print($0) }.brew()
CoffeeMachine(cups: 3, done: { print("done:", $0) }).brew()
