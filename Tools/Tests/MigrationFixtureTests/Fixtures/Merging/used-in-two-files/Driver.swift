print(Brewer().brew(), Taverner().serve())
