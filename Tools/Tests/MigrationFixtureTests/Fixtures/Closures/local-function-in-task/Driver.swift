print(await GateLog().open(3).value)
