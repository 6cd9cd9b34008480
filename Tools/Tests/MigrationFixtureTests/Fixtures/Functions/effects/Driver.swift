print((try? PilotDesk.call()) ?? "none", (try? await PilotDesk.minutes()) ?? 0)
print(await PilotDesk.later().value)
