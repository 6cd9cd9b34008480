print(Taken7Screen().api.name, Taken7Screen(size: 2).size, Taken7test())
