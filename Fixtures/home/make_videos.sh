#!/usr/bin/env bash
# Renders the clips that the tests of `fridge live` watch, from the photos of the small home: half a second each of the
# grey, the red and the green photo, at 10 frames a second. Needs ffmpeg (made with 5.1); the licence is the project's.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p videos
render() { ffmpeg -nostdin -y -loglevel error "$@"; }
photo() { echo "-loop 1 -framerate 10 -t 0.5 -i $1"; }
scaled="scale=96:64:flags=neighbor,setsar=1,format=rgb24"
scene="[0]$scaled[a];[1]$scaled[b];[2]$scaled[c];[a][b][c]concat=n=3"
# shellcheck disable=SC2046
door() { render $(photo photos/grey.png) $(photo photos/red.png) $(photo photos/more/green.jpg) -filter_complex "$scene$1" "${@:2}"; }
exact="-fflags +bitexact -flags:v +bitexact -map_metadata -1"

door ",format=yuv420p" -c:v libx264 -g 5 -movflags +faststart $exact videos/door.mp4
door ",format=yuv420p10le" -c:v libx264 -g 5 $exact videos/ten-bit.mkv
door ",format=yuv444p" -c:v mjpeg -q:v 3 $exact videos/door.avi
door "" $exact videos/door.gif
# Every other frame of the second half is missing, so that the frame rate varies.
door ",select='lt(n,8)+mod(n,2)',format=yuv420p" -vsync vfr -c:v libvpx -b:v 100k $exact videos/variable.webm
# The left half of the coded picture is red and belongs on top: turned.mp4 says so in its track header, turned.mkv in the
# picture itself.
half="color=gray:size=96x64:rate=10:duration=0.5,drawbox=c=red:w=48:h=64:t=fill,format=yuv420p"
render -f lavfi -i "$half" -c:v libx264 $exact videos/turned.mp4
python3 - <<'PYTHON'
import pathlib, struct

clip = pathlib.Path("videos/turned.mp4")
data = clip.read_bytes()
matrix = data.index(b"tkhd") + 44  # ISO/IEC 14496-12, 8.3.2
turned = struct.pack(">9i", 0, 1 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30)
clip.write_bytes(data[:matrix] + turned + data[matrix + 36 :])
PYTHON
render -f lavfi -i "$half" -c:v libx264 -bsf:v h264_metadata=display_orientation=insert:rotate=270 $exact videos/turned.mkv
render -f lavfi -i "sine=duration=0.5:sample_rate=8000" -c:a pcm_u8 $exact videos/sound.wav
# The same scenes as a stream of segments (RFC 8216).
mkdir -p videos/stream
door ",format=yuv420p" -c:v libx264 -g 5 -f hls -hls_time 0.5 -hls_list_size 0 -hls_playlist_type vod \
  -hls_segment_filename "videos/stream/%d.ts" $exact videos/stream/door.m3u8
