let server = ServerRoot().makeServer()
await server.run()
