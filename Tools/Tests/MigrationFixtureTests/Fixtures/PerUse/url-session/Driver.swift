print(WombatLoader(timeout: 7).timeouts())
