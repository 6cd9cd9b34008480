_ = AppRoot.command(Options(isVerbose: true), path: "p")
