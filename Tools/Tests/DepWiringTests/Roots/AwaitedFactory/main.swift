try await AppRoot().makeWorker().run()
