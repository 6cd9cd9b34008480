print(await MinePump().levels())
