print(await Gallery().open(), await Gallery().add("c"))
