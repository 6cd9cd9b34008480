print(PizzaOven().heat(), PizzaOven(logs: 5).heat(), PizzaOven(name: "Gina").heat())
