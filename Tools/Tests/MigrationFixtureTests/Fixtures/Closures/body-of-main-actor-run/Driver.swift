print(await DuneWarden().walk())
print(await DuneScreen().walk())
print(await DuneValue(name: "value").walk())
print(await DuneWorker().walk())
