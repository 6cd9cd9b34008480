let watch = OrchardWatch()
await watch.watch()
print(await watch.alarms, await watch.ask(8).value)
