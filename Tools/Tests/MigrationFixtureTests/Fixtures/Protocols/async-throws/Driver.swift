let desk = CargoDesk()
print(await desk.serve(4, id: 1))
print(await desk.serve(400, id: -1))
