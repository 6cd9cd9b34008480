let depot6150Router = depotRouter6150()
print("open", Depot6150(router: depot6150Router).open(), depot6150Router.shown)
print(DepotYard6150(router: depot6150Router).open())
print(DepotAnnex6150(router: depot6150Router).open())
