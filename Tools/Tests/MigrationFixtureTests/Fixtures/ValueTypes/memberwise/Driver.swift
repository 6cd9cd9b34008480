var route = ClimbingRoute(name: "Slab", metres: 12)
print(route.grade())
route.metres = 30
print(route.grade())
