print(await PilotBridge().chart())
