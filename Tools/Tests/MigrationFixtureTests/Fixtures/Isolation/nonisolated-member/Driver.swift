let memo = await VoiceMemo(name: "idea")
print(await memo.size(), memo.size(of: "long idea"))
