let server = AppRoot(dependencies: .live()).makeServer()
print(await server.run())
