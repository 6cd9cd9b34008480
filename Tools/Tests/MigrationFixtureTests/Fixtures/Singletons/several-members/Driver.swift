print(Concierge().greet(12), Concierge().greet(99))
