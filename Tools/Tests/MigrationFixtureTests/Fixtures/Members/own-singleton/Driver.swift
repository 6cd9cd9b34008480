print(Concierge.shared.advise(), Concierge.shared.isTheOne())
